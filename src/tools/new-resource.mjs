/* npm run new:resource: src/tools/newResource/newResourceCommand.ts says how it is used. */
import { loadTool, root } from './loadTool.mjs';

try {
  const { newResource } = await loadTool('src/tools/newResource/newResourceCommand.ts');
  console.log(await newResource(process.argv.slice(2), root));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
