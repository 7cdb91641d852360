/* npm run new:resource: src/tools/newResource/newResourceCommand.ts says how it is used. */
import { loadTool, root } from './loadTool.mjs';
import { packagedSource } from './package/names.mjs';
import { isPackage } from './place.mjs';

try {
  const { newResource } = await loadTool('src/tools/newResource/newResourceCommand.ts');
  console.log(await newResource(process.argv.slice(2), root, isPackage ? packagedSource : undefined));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
