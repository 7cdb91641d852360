import chinese from 'ra-language-chinese';
import { mergeMessages } from './mergeMessages';
import { raChinese } from './raChinese';

/** react-admin's texts in Chinese, every key of `ra-language-english`. Chinese has one plural form: no `||||`. */
export default mergeMessages(chinese, raChinese);
