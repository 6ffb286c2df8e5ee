/**
 * Makes PostgreSQL join more than six tables in written order: planning a record's ten takes longer than reading them.
 * Set by a statement, which a pooler lets pass, and harmless to its next user.
 */
export const planQuickly = 'join_collapse_limit = 6'
