/** Styles of the page without a network: it has no other file. */
export const offlineStyle = `
:root { color-scheme: light dark; --paper: #fff; --ground: #f4f5f9; --ink: #1a2233; --soft: #57627a; --line: #dfe3ec; --accent: #155fc4; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171d29; --ground: #0f141d; --ink: #e6eaf2; --soft: #a3adc2; --line: #2b3445; --accent: #7cb2ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 48px; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 24px; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
header > div { flex: 1 1 260px; min-width: 0; }
h1 { font-size: 20px; line-height: 1.4; margin: 0; }
h2 { font-size: 16px; line-height: 1.5; margin: 24px 0 0; }
h3 { font-size: 14px; margin: 0 0 8px; }
p { margin: 4px 0 0; color: var(--soft); overflow-wrap: anywhere; }
button { font: inherit; font-weight: 600; padding: 6px 16px; border: 0; border-radius: 6px; background: var(--accent); color: var(--paper); cursor: pointer; }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.cards { columns: 340px; column-gap: 16px; margin-top: 16px; }
section { break-inside: avoid; margin: 0 0 16px; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
section.light { --paper: #fff; --ink: #1a2233; --soft: #57627a; --line: #dfe3ec; background: var(--paper); color: var(--ink); }
section.dark { --paper: #171d29; --ink: #e6eaf2; --soft: #a3adc2; --line: #2b3445; background: var(--paper); color: var(--ink); }
img { display: block; width: 100%; height: auto; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; overflow-wrap: anywhere; }
li.below { padding-inline-start: 16px; color: var(--soft); }
li span:last-child:not(:first-child) { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
ul.legend { display: flex; flex-wrap: wrap; gap: 0 16px; font-size: 12px; }
ul.legend li { justify-content: start; align-items: center; gap: 6px; }
ul.legend svg { width: 10px; height: 10px; flex: none; }
`;
