/* What the engine itself made of the code of a page. */

/**
 * Resolves the bytes of bytecode and compiled code in the heap of a page: what the engine makes of functions that run
 * often, and throws away late.
 */
export async function codeOf(page) {
  const session = await page.context().newCDPSession(page);
  const parts = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes } = JSON.parse(parts.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + type] === code) sum += nodes[at + size];
  return sum;
}
