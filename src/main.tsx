import { startConsole } from './shell/startConsole';

void startConsole();
