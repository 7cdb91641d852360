import { expect, it } from 'vitest';
import { failureOfJob, type UploadJob } from './useUploads';

const job = (more: Partial<UploadJob>): UploadJob => ({
  key: 1,
  file: new File(['x'], 'x.png'),
  status: 'fail',
  progress: 1,
  ...more,
});

it.each([
  ['in the words of the server', { serverText: 'The disk is full', messageKey: 'errors.upload' }, 'The disk is full'],
  ['in those of the catalogue', { messageKey: 'errors.upload' }, 'errors.upload'],
  ['in general words', {}, 'widgets.upload.failed'],
  [
    'that nobody knows first, where it may have arrived',
    { serverText: 'Oops', messageKey: 'errors.uploadUnclear', unclear: true },
    'errors.uploadUnclear Oops',
  ],
])('tells why an upload failed: %s', (_, more, text) => expect(failureOfJob(job(more), (key) => key)).toBe(text));
