/** What other rooms of the framework use of this one; nothing of it is promised. */
export { own } from './wireValue';
