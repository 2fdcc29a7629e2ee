/*
 * Loaded into the server's process before the server: when the command that started it dies without a word
 * (kill -9), the channel between them breaks, and the server ends itself in good order.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
