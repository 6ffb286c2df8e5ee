/** A record of ten tables is read in a fraction of the time that looking for their best order takes: they are written in it. Those that an order reads, and whose rows one may read, are fewer: their best order is looked for. Said as a statement, which a pooler lets pass, and harmless wherever a pooler lends that connection next. */
export const planQuickly = 'join_collapse_limit = 6'
