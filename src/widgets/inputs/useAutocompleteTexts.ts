import { useTranslate } from 'react-admin';

/**
 * The words of MUI's Autocomplete in the user's language.
 *
 * @example
 * const texts = useAutocompleteTexts();
 * <Autocomplete {...texts} options={ids} renderInput={(params) => <SearchInput params={params} control={control} />} />
 * @public
 */
export function useAutocompleteTexts() {
  const translate = useTranslate();
  return {
    openText: translate('widgets.open'),
    closeText: translate('widgets.close'),
    clearText: translate('widgets.clear'),
    loadingText: translate('widgets.loading'),
    noOptionsText: translate('widgets.nothingFound'),
  };
}
