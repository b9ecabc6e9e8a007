// Loaded into the sandbox by --import: when the script that started it is gone, however it went, it ends too.
process.channel?.unref()
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
