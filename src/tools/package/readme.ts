import { NAME } from './names.mjs';

/**
 * What the package says of itself: how a project takes it, and where the rest is told.
 *
 * @param documents their paths in the package
 */
export const readme = (documents: readonly string[]): string => `# ${NAME}

A schema-driven admin framework on react-admin: one schema file is a whole resource.

    npm install ./${NAME}-<version>.tgz

\`\`\`ts
// vite.config.ts
import { consolePlugin } from '${NAME}/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [consolePlugin()] });
\`\`\`

\`\`\`tsx
// src/main.tsx
import { startConsole } from '${NAME}/shell';

void startConsole();
\`\`\`

\`"types": ["vite/client", "${NAME}/client"]\` in \`tsconfig.json\` tells the compiler of \`virtual:registry\`.

Pictures of brands and \`brands.json\` are copied into \`public\` and made one's own:
\`cp -r node_modules/${NAME}/resources/public/. public/\`.

${documents.map((path) => `- [${path.replace(/^docs\/|\.md$/g, '')}](${path})`).join('\n')}

[CHANGELOG.md](CHANGELOG.md) says what has changed. Documents name modules by the aliases of the framework's repository: \`@/dsl\` is
\`${NAME}\`, \`@/crud/views\` is \`${NAME}/crud/views\`, \`@mocks/…\` is \`${NAME}/backend\`.
`;
