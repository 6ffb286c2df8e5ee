/** Has the system ask for a sign of life on a connection at rest, as often as a firewall that forgets those would need it, and end one whose other side is gone. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
