import { createGuide } from './guide';
import './demo.css';

/** The demonstration: the guide at once, then the backend, then the console as it is anywhere else. */
async function main(): Promise<void> {
  const guide = createGuide(document.body);
  try {
    const { startBackend } = await import('./startBackend');
    const { reset } = await startBackend();
    await import('../../src/main');
    guide.ready(async () => {
      await reset();
      localStorage.clear();
      sessionStorage.clear();
      location.assign(import.meta.env.BASE_URL);
    });
  } catch (error) {
    console.error(error);
    guide.failed();
  }
}

void main();
