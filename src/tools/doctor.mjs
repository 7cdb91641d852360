/* npm run doctor: src/tools/doctor/doctorCommand.ts says how it is used. */
import { openTools, root } from './loadTool.mjs';

const { load, close } = await openTools();
try {
  const { doctor } = await load('src/tools/doctor/doctorCommand.ts');
  const [{ allResources }, { oneService }, { knownTargets }] = [
    await load('mocks/resources.ts'),
    await load('mocks/serve/apiTargets.ts'),
    await load('src/tools/doctor/knownTargets.ts'),
  ];
  process.exitCode = await doctor(process.argv.slice(2), {
    resources: allResources,
    known: knownTargets(root),
    toService: oneService,
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await close();
}
