/**
 * Makes PostgreSQL join more than six tables in written order: to find the best order of a record's ten takes longer
 * than to read them. For the few tables of a sorted list it still looks. Set by a statement, which a pooler lets pass,
 * and harmless for the connection's next user.
 */
export const planQuickly = 'join_collapse_limit = 6'
