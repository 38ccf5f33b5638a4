import { type Medicine, nameKey } from './medicine.ts';
import { nameWords, textOfWords } from './name-words.ts';

/** A brand sold in India, or another short name, with its contents. */
interface Brand {
  readonly name: string;
  /** Generic name; substances of a combination are joined by " + ". */
  readonly generic: string;
  /** Strengths by the number in the name, such as "625" in Augmentin 625; '' for a brand with one strength. */
  readonly strengths: ReadonlyMap<string, string>;
}

/** Meaning of a name. */
export interface NamedMedicine {
  readonly by: 'generic' | 'brand';
  /** The name as in the table. */
  readonly name: string;
  readonly generic: string;
  readonly substances: readonly string[];
  readonly classes: readonly string[];
  /** Undefined for a combination that only exists as a brand. */
  readonly medicine: Medicine | undefined;
  /** Also for short names that imply a strength, such as normal saline. */
  readonly brand: Brand | undefined;
}

export interface MedicineTables {
  readonly medicines: readonly Medicine[];
  readonly brands: readonly Brand[];
  /** By the words of the name. */
  readonly names: ReadonlyMap<string, NamedMedicine>;
  /** Existing medicines that are not in our table, which are not misspellings. */
  readonly otherMedicines: ReadonlySet<string>;
}

export interface TableTexts {
  readonly brands: string;
  /** Abbreviations, common names and Hindi names; with a strength if the name implies one. */
  readonly shortNames: string;
  readonly otherMedicines: string;
}

const rowsOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean);

export const wordKey = (name: string): string => textOfWords(nameWords(name));

/** Reads rows of `name, name = generic | 625: 500 mg/125 mg; 375: …`, or with a single strength without a number. */
function readBrands(rows: string): readonly Brand[] {
  return rowsOf(rows).flatMap((row) => {
    const [names = '', rest = ''] = row.split(' = ');
    const [generic = '', strengths = ''] = rest.split('|').map((part) => part.trim());
    const byNumber = strengths
      .split(';')
      .filter((part) => part.trim() !== '')
      .map((part) => {
        const [label = '', strength] = part.split(':').map((one) => one.trim());
        return strength === undefined ? (['', label] as const) : ([wordKey(label), strength] as const);
      });
    return names
      .split(',')
      .map((name) => ({ name: name.trim(), generic, strengths: new Map<string, string>(byNumber) }));
  });
}

type Contents = Pick<NamedMedicine, 'generic' | 'substances' | 'classes' | 'medicine'>;

const contentsOf = (medicine: Medicine): Contents => ({
  generic: medicine.name,
  substances: medicine.substances,
  classes: medicine.classes,
  medicine,
});

/** Finds generic names, and combinations of them without a row. */
function contentsFinder(medicines: readonly Medicine[]): (generic: string) => Contents | undefined {
  const byName = new Map(medicines.map((medicine) => [medicine.name, medicine]));
  const byMembers = new Map<string, Medicine>();
  for (const one of medicines) {
    const members = [...one.substances].toSorted().join('+');
    if (!byMembers.has(members)) byMembers.set(members, one);
  }
  return (generic) => {
    const whole = byName.get(generic);
    if (whole) return contentsOf(whole);
    const members = generic.split(' + ').map((name) => byName.get(name));
    const found = members.filter((one) => one !== undefined);
    if (found.length < members.length) return undefined;
    const substances = [...new Set(found.flatMap((one) => one.substances))];
    const medicine = byMembers.get([...substances].toSorted().join('+'));
    const isSameOrder = medicine?.substances.join() === substances.join();
    return {
      generic,
      substances,
      classes: [...new Set(found.flatMap(({ classes }) => classes))],
      medicine: isSameOrder ? medicine : undefined,
    };
  };
}

/** Returns the names of a single-substance medicine. A combination only has its own name. */
const namesOf = ({ name, keys, substances }: Medicine): readonly string[] =>
  substances.length === 1 || !name.includes(' + ') ? [name, ...keys] : [name];

/** Builds the tables for reading names. Throws if a brand's generic name has no row. */
export function createMedicineTables(medicines: readonly Medicine[], texts: TableTexts): MedicineTables {
  const names = new Map<string, NamedMedicine>();
  const add = (key: string, named: NamedMedicine) => {
    if (key !== '' && !names.has(key)) names.set(key, named);
  };
  const find = contentsFinder(medicines);
  const withContents = (brand: Brand): Contents => {
    const contents = find(brand.generic);
    if (!contents) throw new Error(`No medicine is called ${brand.generic}, the contents of ${brand.name}`);
    return contents;
  };
  const generics = medicines.map((medicine) => ({
    medicine,
    named: { by: 'generic', name: medicine.name, ...contentsOf(medicine), brand: undefined } as const,
  }));
  for (const { medicine, named } of generics) add(wordKey(medicine.name), named);
  for (const short of readBrands(texts.shortNames)) {
    const contents = withContents(short);
    const brand = short.strengths.size > 0 ? short : undefined;
    add(wordKey(short.name), { by: 'generic', name: contents.generic, ...contents, brand });
  }
  const brands = readBrands(texts.brands);
  const ownKeys = new Set(medicines.map(({ name }) => nameKey(name)));
  for (const { medicine, named } of generics)
    for (const other of namesOf(medicine)) {
      const isOwn = other === medicine.name || nameKey(medicine.name) === other || !ownKeys.has(other);
      if (isOwn) add(wordKey(other), named);
    }
  for (const brand of brands)
    add(wordKey(brand.name), { by: 'brand', name: brand.name, ...withContents(brand), brand });
  return {
    medicines,
    brands,
    names,
    otherMedicines: new Set(
      rowsOf(texts.otherMedicines)
        .flatMap((row) => row.split(/,\s*/))
        .map(wordKey),
    ),
  };
}
