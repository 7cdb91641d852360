/* Loaded before a server: its clock stands still, at the moment (epoch ms) its parent sent last; every moment is acknowledged. */

let now = Date.now();

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now] : parts));
  }
  static now() {
    return now;
  }
};

process.on('message', (moment) => {
  now = moment;
  process.send?.(moment);
});
process.channel?.unref(); // who only waits for the time does not keep the server alive
