/* What is in memory of a page, after everything nobody holds was thrown away. */

const ROUNDS = 4;

/** Resolves a function that gives {heap, nodes, listeners}: bytes of JavaScript, and counts with those of detached DOM nodes. */
export async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await session.send('HeapProfiler.collectGarbage');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve(undefined)))));
    }
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
}
