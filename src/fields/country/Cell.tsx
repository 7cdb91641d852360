import { isEmpty } from '@/schema';
import { OneLine } from '../OneLine';
import { useWords } from '../useWords';
import { defineCell } from '../views';
import { countryType } from './type';

/** The name of a country in the user's language; the wire's own words where it sent no code. */
export default defineCell(countryType, function CountryCell(props) {
  const words = useWords(props);
  return <OneLine text={isEmpty(props.value) ? (props.record.$texts?.[props.name] ?? words) : words} />;
});
