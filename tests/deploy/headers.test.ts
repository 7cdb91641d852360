import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { securityHeaders } from '@mocks/serve/securityHeaders';

const policy = readFileSync('deploy/nginx/policy.txt', 'utf8').trim();

it('nginx sends the headers that the end-to-end tests run behind, and HSTS', () => {
  const lines = readFileSync('deploy/nginx/headers.inc', 'utf8').matchAll(/^add_header (\S+) "(.*)" always;$/gm);
  const sent = Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value.replace('${CSP}', policy)]),
  );
  expect(sent).toEqual({ ...securityHeaders, 'strict-transport-security': 'max-age=31536000; includeSubDomains' });
});

it('every location of nginx sends them: one that adds a header drops those above it', () => {
  const conf = readFileSync('deploy/nginx/console.conf.template', 'utf8');
  const locations = conf.split(/^  location /m).slice(1);
  expect(locations.length).toBeGreaterThan(5);
  for (const location of locations)
    expect(location, location.slice(0, 40)).toContain('include ${INCLUDES}/headers.inc;');
});
