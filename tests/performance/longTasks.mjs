/** Watches the page's long tasks from now on; resolves how to read the longest one until then, in ms. */
export async function watchLongTasks(page) {
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => (window.longest = Math.max(window.longest, duration))),
    ).observe({
      type: 'longtask',
    });
  });
  return () => page.evaluate(() => window.longest);
}
