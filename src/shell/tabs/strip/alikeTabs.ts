interface NamedTab {
  readonly key: string;
  /** What the menu calls its page. */
  readonly name: string;
  /** Code of the platform it belongs to. */
  readonly platform: string;
}

/** The tabs whose pages are called as one of another platform that is open too: their names do not tell them apart. */
export const alikeTabs = (tabs: readonly NamedTab[]): readonly NamedTab[] =>
  tabs.filter((one) => tabs.some((other) => other.name === one.name && other.platform !== one.platform));
