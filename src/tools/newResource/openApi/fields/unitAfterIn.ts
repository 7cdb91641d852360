const AFTER_IN =
  /^(.*\S)\s+in (%|‰|°[CF]|[kMGT]?(?:Wh|Wp|W|VA|VArh|var|VAr)|[km]?V|m?A|Ah|k?Hz|k?Pa|Ω|ms|s|min|h|km|m|cm|mm|m²|m³|kg|EUR|USD|CNY|€|\$)\s*(?=$|[.,;])/;

/** A text that ends in its unit: 'Capacity in kWh' is 'Capacity', in kWh. */
export function unitAfterIn(text: string): { readonly text: string; readonly unit: string } | undefined {
  const [, before, unit] = AFTER_IN.exec(text) ?? [];
  return before === undefined || unit === undefined ? undefined : { text: before, unit };
}
