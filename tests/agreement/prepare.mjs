/* In the page, before its first script: exported files are kept instead of downloaded. */

/** Makes `window.takeFile()` resolve the text of the file that was exported last. */
export function keepFiles() {
  const waiting = [];
  const files = [];
  const hand = () => {
    while (waiting.length > 0 && files.length > 0) waiting.shift()(files.shift());
  };
  URL.createObjectURL = (blob) => {
    files.push(blob.text());
    hand();
    return 'blob:kept';
  };
  URL.revokeObjectURL = () => undefined;
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) click.call(this);
  };
  window.takeFile = () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      hand();
    });
}
