import { describe, expect, it } from 'vitest';
import { buildAccess } from '@/access/buildAccess';
import { strayPlace } from './strayPlace';

const known = {
  schemas: new Set(['depot/part', 'depot/shelf', 'depot/truck']),
  reports: new Set(['depot/yield']),
  pages: new Set(['depot/map']),
};
const paths = { 'depot/shelf': '/store/shelves', 'depot/truck': '/store/trucks' };
const access = buildAccess(
  [
    {
      code: 'depot',
      menus: [
        { type: 1, name: 'Parts', path: '/depot/part', component: 'depot/part' },
        { type: 1, name: 'Trucks', path: '/yard/Trucks', component: 'depot/truck' },
      ],
    },
  ],
  known,
);
const at = (pathname: string) => strayPlace(access, known, paths, pathname);

// covers FS-009
describe('an address that no menu leads to', () => {
  it.each([
    ['/store/shelves', 'depot/shelf'],
    ['/store/shelves/', 'depot/shelf'],
    ['/store/shelves/create', 'depot/shelf'],
    ['/store/shelves/7/edit', 'depot/shelf'],
    ['/depot/yield', 'depot/yield'],
    ['/depot/map/anywhere', 'depot/map'],
  ])('%s is a page that is not granted', (pathname, key) => {
    expect(at(pathname)).toEqual({ kind: 'ungranted', key });
  });

  it.each([
    ['/store/trucks', '/yard/Trucks'],
    ['/store/trucks/x%2Fy/show', '/yard/Trucks/x%2Fy/show'],
  ])('%s is granted elsewhere', (pathname, to) => {
    expect(at(pathname)).toEqual({ kind: 'elsewhere', to });
  });

  it.each([
    '/nowhere',
    '/no/such/page',
    '/depot',
    '/store/shelves/7',
    '/store/shelves/7/other',
    '/depot/yield/create',
    '/%E0%A4%A',
    '/constructor',
    '//',
  ])('%s is nothing', (pathname) => {
    expect(at(pathname)).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['/Depot/Part', '/depot/part'],
    ['/yard/trucks/7/show', '/yard/Trucks/7/show'],
    ['/depot/part/7/other', '/depot/part'],
    ['/depot/part/%E0%A4%A', '/depot/part'],
  ])('%s is nothing, and near a page', (pathname, near) => {
    expect(at(pathname)).toEqual({ kind: 'nothing', near });
  });
});
