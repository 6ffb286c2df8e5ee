/**
 * Has PostgreSQL join more than six tables in the order that they are written in: a record of ten is read in a
 * fraction of the time that looking for the best order takes. The few tables of a sorted list still have it looked
 * for. Set by a statement, which a pooler lets pass, and harmless for whoever has the connection next.
 */
export const planQuickly = 'join_collapse_limit = 6'
