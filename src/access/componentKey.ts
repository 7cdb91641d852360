/**
 * The key behind a menu's `component`: `/views/platform/tenant/index.vue` is `platform/tenant`.
 * '' when there is none. It is only ever looked up, never imported.
 */
export function componentKey(component: string): string {
  return component
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:[./@]*\/)?(?:src\/)?(?:views\/)?/, '')
    .replace(/\.(?:vue|tsx)$/i, '')
    .replace(/\/index$/, '')
    .replace(/^\/+|\/+$/g, '');
}
