/* Checks one after the other, each told as it ends; one that fails leaves the others alone. */

export function must(holds, what) {
  if (!holds) throw new Error(what);
}

/**
 * `check(title, work)` runs one and tells what `work` said; `end()` prints 'N passed, N failed' and ends the process
 * with 0 or 1.
 *
 * @param onFailure is told how many have failed by then, to keep a picture of what was seen
 */
export function checks({ onFailure = async () => undefined } = {}) {
  const count = { passed: 0, failed: 0 };
  return {
    check: async (title, work) => {
      const begun = performance.now();
      try {
        const said = await work();
        count.passed += 1;
        console.log(`ok   ${title}${said ? `: ${said}` : ''} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
      } catch (error) {
        count.failed += 1;
        await onFailure(count.failed);
        console.log(`FAIL ${title}: ${error.message}`);
      }
    },
    end: () => {
      console.log(`${count.passed} passed, ${count.failed} failed`);
      process.exit(count.failed === 0 ? 0 : 1);
    },
  };
}
