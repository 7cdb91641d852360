import type { Text } from '../core/texts';

export const notYourTurn: Text = {
  en: 'This is for somebody else to do: the record names who.',
  zh: '该操作应由记录中指定的人员执行',
};

/** What was decided was decided over a state that is no more. */
export const changedMeanwhile: Text = {
  en: 'Somebody was faster: “%{action}” by %{user} at %{time}. The record is now “%{state}”.',
  zh: '已有人先行处理：%{user} 于 %{time} 执行了“%{action}”，记录当前为“%{state}”。',
};
