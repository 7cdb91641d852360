import { deflateRawSync } from 'node:zlib';

interface ArchiveOptions {
  /** The size that the archive says its parts unpack to, instead of the true one. */
  readonly said?: number;
  readonly packed?: boolean;
}

/** A zip archive of these parts, for tests. It can say of its parts what is not true. */
export function archiveOf(
  parts: Readonly<Record<string, string | Uint8Array>>,
  { said, packed = true }: ArchiveOptions = {},
): ArrayBuffer {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const add = (list: Uint8Array[], ...more: Uint8Array[]) => list.push(...more);
  for (const [name, content] of Object.entries(parts)) {
    const plain = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const data = packed ? new Uint8Array(deflateRawSync(plain)) : plain;
    const label = new TextEncoder().encode(name);
    const common = (view: DataView, from: number) => {
      view.setUint16(from, 20, true);
      view.setUint16(from + 4, packed ? 8 : 0, true);
      view.setUint32(from + 14, data.length, true);
      view.setUint32(from + 18, said ?? plain.length, true);
      view.setUint16(from + 22, label.length, true);
    };
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x04034b50, true);
    common(local, 4);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    common(entry, 6);
    entry.setUint32(42, at, true);
    add(pieces, new Uint8Array(local.buffer), label, data);
    add(directory, new Uint8Array(entry.buffer), label);
    at += 30 + label.length + data.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, Object.keys(parts).length, true);
  end.setUint16(10, Object.keys(parts).length, true);
  end.setUint32(
    12,
    directory.reduce((sum, one) => sum + one.length, 0),
    true,
  );
  end.setUint32(16, at, true);
  return Uint8Array.from(Buffer.concat([...pieces, ...directory, new Uint8Array(end.buffer)])).buffer;
}

/** An xlsx file of one worksheet of this XML (what stands within `worksheet`), for tests. */
export function sheetArchive(
  worksheet: string,
  options: ArchiveOptions & { readonly workbook?: string } = {},
): ArrayBuffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return archiveOf(
    {
      '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
      '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets>${options.workbook ?? ''}</workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${worksheet}</worksheet>`,
    },
    options,
  );
}
