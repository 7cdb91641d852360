/** Family names and given names of a country, for homes that look inhabited. */
interface Names {
  readonly family: readonly string[];
  readonly given: readonly string[];
}

const names = (family: string, given: string): Names => ({ family: family.split(', '), given: given.split(', ') });

const NAMES: Readonly<Record<string, Names>> = {
  NL: names(
    'de Vries, Jansen, Bakker, Visser, Smit, Meijer, Mulder, de Groot, Vos, Peters, Hendriks, van Leeuwen',
    'Sanne, Daan, Emma, Bram, Lotte, Sem, Noor, Thijs',
  ),
  BE: names('Peeters, Janssens, Maes, Jacobs, Willems', 'Lien, Jonas, Elke, Wout'),
  DE: names(
    'Müller, Schmidt, Schneider, Fischer, Weber, Becker, Hoffmann, Koch',
    'Anna, Lukas, Lena, Felix, Marie, Jonas',
  ),
  FR: names('Martin, Bernard, Dubois, Moreau, Laurent', 'Camille, Hugo, Léa, Louis'),
  SE: names('Andersson, Johansson, Karlsson, Lindqvist, Nyström, Berg', 'Elin, Oskar, Maja, Erik'),
  GB: names('Taylor, Davies, Walker, Hughes, Wright', 'Olivia, Harry, Amelia, George'),
  AU: names('Nguyen, Williams, Kelly, Anderson', 'Charlotte, Jack, Ruby, Noah'),
  IN: names('Kulkarni, Deshpande, Joshi, Patil', 'Ananya, Rohan, Isha, Arjun'),
  CN: names('陈, 林, 黄, 周, 吴, 徐', '思远, 雨桐, 俊杰, 诗涵'),
};

/** The n-th family of a country: its name, and the address somebody of it writes from. */
export function ownerOf(countryCode: string, index: number): { readonly family: string; readonly email: string } {
  const { family: families = [], given = [] } = NAMES[countryCode] ?? NAMES.NL ?? {};
  const family = families[index % families.length] ?? '';
  const first = given[(index * 3 + Math.floor(index / families.length)) % given.length] ?? '';
  const plain = `${first}.${family}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  const local = plain.length > 3 ? plain : `user.${10_000 + index * 37}`;
  return { family, email: `${local}@mail.example` };
}
