/** Options that make the system probe an idle connection often enough for firewalls that forget silent ones, and end one whose other side is gone. */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
