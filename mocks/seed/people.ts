/** Somebody in a seeded organisation: name, and the part of the address before the @. */
export interface Person {
  readonly name: string;
  readonly mail: string;
}

const person = (name: string, mail: string): Person => ({ name, mail });

/** Colleagues of the platform's operator. */
export const operatorPeople: readonly Person[] = [
  person('李明轩', 'mingxuan.li'),
  person('Anna Kowalska', 'anna.kowalska'),
  person('张雅婷', 'yating.zhang'),
  person('Tom Visser', 'tom.visser'),
  person('刘浩然', 'haoran.liu'),
  person('Julia Schmidt', 'julia.schmidt'),
  person('赵晓彤', 'xiaotong.zhao'),
  person('Lars Eriksson', 'lars.eriksson'),
  person('孙志强', 'zhiqiang.sun'),
  person('Marta Rossi', 'marta.rossi'),
  person('周子涵', 'zihan.zhou'),
  person('Peter Novak', 'peter.novak'),
];

/** Colleagues in the demonstration tenant. */
export const tenantPeople: readonly Person[] = [
  person('Bram Bakker', 'bram.bakker'),
  person('林诗涵', 'shihan.lin'),
  person('Eva Mulder', 'eva.mulder'),
  person('Daan Peters', 'daan.peters'),
  person('何俊杰', 'junjie.he'),
  person('Lotte Hendriks', 'lotte.hendriks'),
  person('Niels Madsen', 'niels.madsen'),
  person('郭雨桐', 'yutong.guo'),
];
