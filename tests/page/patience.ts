import { configure } from '@testing-library/react';

/**
 * A page is drawn in milliseconds, and on a machine with much else to do in seconds: what a test looks for may take
 * this long to come.
 */
configure({ asyncUtilTimeout: 20_000 });
