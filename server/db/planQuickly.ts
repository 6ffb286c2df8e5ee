/**
 * Makes PostgreSQL join more than six tables in the order in which they are written: a record of ten is read in a
 * fraction of the time that looking for the best order takes. For the few tables of a sorted list it still looks. Set
 * by a statement, which a pooler lets pass, and harmless for whoever has the connection next.
 */
export const planQuickly = 'join_collapse_limit = 6'
