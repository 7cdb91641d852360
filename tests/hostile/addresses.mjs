/* Which pages there are: those of the menus, and what they link to, one address of each kind. */

/**
 * Paths of the menus in an answer of `menu/routers`, without the gallery of parts, which asks for nothing and shows
 * every state on purpose.
 */
export function menuPaths(answer) {
  const paths = [];
  const take = (menu) => {
    if (menu.component && menu.path && !menu.externalLink && !menu.component.startsWith('gallery/'))
      paths.push(menu.path);
    for (const child of menu.children ?? []) take(child);
  };
  for (const product of answer.data.productDtoList) for (const menu of product.menuList) take(menu);
  return [...new Set(paths)];
}

/** Addresses that lead to the same page for other records have the same kind. */
export function kindOf(address) {
  const { pathname, searchParams } = new URL(address, 'http://console');
  const path = pathname.split('/').map((part) => (/\d/.test(part) ? '*' : part));
  const at = path.findIndex((part) => part === 'show' || part === 'edit');
  if (at > 0) path[at - 1] = '*';
  return `${path.join('/')}?${[...searchParams.keys()]
    .filter((key) => /id$/i.test(key))
    .sort()
    .join('&')}`;
}
