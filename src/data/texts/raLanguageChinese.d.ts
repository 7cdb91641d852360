/** The package has no types. */
declare module 'ra-language-chinese' {
  import type { NestedTexts } from '@/schema/textKeys';

  const messages: NestedTexts;
  export default messages;
}
