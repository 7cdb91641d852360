import { spoken } from '@/schema/internal';
import type { Locale } from '@/data';
import { blockFacts, type Block, type StandardCode } from '@/schema';
import type { FieldPlace } from '../describe/fieldsOf';

interface DocWords {
  readonly written: string;
  readonly fields: string;
  readonly filters: string;
  readonly actions: string;
  readonly transitions: string;
  readonly calls: string;
  readonly params: string;
  readonly blocksTitle: string;
  readonly measures: string;
  readonly ownFields: string;
  readonly related: string;
  readonly head: {
    readonly fields: readonly string[];
    readonly filters: readonly string[];
    readonly actions: readonly string[];
    readonly transitions: readonly string[];
    readonly calls: readonly string[];
    readonly blocks: readonly string[];
    readonly measures: readonly string[];
    readonly related: readonly string[];
  };
  readonly report: string;
  readonly calculator: string;
  /** Filled in with the labels of its `of` and `effective`. */
  readonly versions: string;
  readonly tab: string;
  readonly blocks: Readonly<Record<Exclude<Block['kind'], 'kind'>, string>>;
  readonly always: string;
  readonly never: string;
  readonly sometimes: string;
  readonly unique: string;
  readonly range: string;
  readonly search: string;
  readonly withMenu: string;
  readonly open: string;
  readonly wire: string;
  /** A transition that leaves the state as it is. */
  readonly stays: string;
  readonly places: Readonly<Record<FieldPlace, string>>;
  readonly on: Readonly<Record<'row' | 'bulk' | 'page', string>>;
  readonly standard: Readonly<Record<StandardCode, string>>;
  readonly types: Readonly<Record<string, string>>;
}

/** The words of the generated pages about resources. */
const WORDS: Readonly<Record<'en' | 'zh', DocWords>> = {
  en: {
    written: '_Written by `npm run docs` from the schemas and their texts; change those, not this._',
    fields: 'Fields',
    filters: 'Filters',
    actions: 'Actions',
    transitions: 'States and transitions',
    calls: 'Calls',
    params: 'Parameters',
    blocksTitle: 'Blocks',
    measures: 'Measures',
    ownFields: 'Other columns',
    related: 'On the page of a record',
    head: {
      fields: ['field', 'label', 'type', 'required', 'rules', 'where'],
      filters: ['filter', 'label', 'parameters'],
      actions: ['action', 'label', 'where', 'permission code', 'call'],
      transitions: ['transition', 'label', 'from', 'to'],
      calls: ['call', 'method and path', 'parameters', 'permission code'],
      blocks: ['block', 'heading', 'what it is', 'shows', 'permission code'],
      measures: ['measure', 'name', 'unit', 'adds up', 'formula', 'also called on the wire'],
      related: ['tab', 'label', 'what it is', 'shows', 'filter = field', 'permission code'],
    },
    report: 'A report: asked whenever a parameter changes.',
    calculator: 'A calculator: asked when its form is sent.',
    versions:
      'One current version and at most one reserved version for each “%{of}”; the reserved one takes over on “%{effective}”.',
    tab: 'tab',
    blocks: {
      figures: 'figures',
      chart: 'chart',
      table: 'table',
      list: 'list',
      tree: 'tree',
      sensitivity: 'sensitivity',
      own: 'component',
    },
    always: 'yes',
    never: 'no',
    sometimes: 'sometimes',
    unique: 'no two records have the same',
    range: 'from and to',
    search: 'quick search',
    withMenu: 'with the menu',
    open: 'open',
    wire: 'on the wire',
    stays: 'stays',
    places: {
      list: 'list',
      filter: 'filter',
      search: 'search',
      create: 'create',
      edit: 'edit',
      detail: 'detail',
      import: 'import',
    },
    on: { row: 'record', bulk: 'selection', page: 'list' },
    standard: { create: 'Create', edit: 'Edit', delete: 'Delete', export: 'Export', import: 'Import' },
    types: {
      address: 'address',
      boolean: 'yes or no',
      computed: 'computed',
      coordinates: 'coordinates',
      codes: 'several choices',
      country: 'country',
      currency: 'currency',
      curve: 'curve',
      date: 'date',
      dateRange: 'date range',
      dateTime: 'date and time',
      duration: 'duration',
      enumeration: 'choice',
      file: 'files',
      group: 'group',
      image: 'pictures',
      json: 'JSON',
      money: 'amount of money',
      month: 'month',
      number: 'number',
      options: 'choice of the server',
      password: 'password',
      percent: 'percentage',
      period: 'period',
      quantity: 'figure',
      reference: 'record of',
      referenceMany: 'records of',
      rows: 'rows',
      serial: 'number of the server',
      slots: 'rows of figures',
      tags: 'tags',
      text: 'text',
      timeOfDay: 'time of day',
      timeRanges: 'times of day',
      timeZone: 'time zone',
      treeReference: 'node of',
      year: 'year',
    },
  },
  zh: {
    written: '_由 `npm run docs` 根据资源定义及其文本生成；请修改资源定义，不要修改本文件。_',
    fields: '字段',
    filters: '筛选条件',
    actions: '操作',
    transitions: '状态流转',
    calls: '接口',
    params: '参数',
    blocksTitle: '内容块',
    measures: '指标',
    ownFields: '其他列',
    related: '详情页中的关联内容',
    head: {
      fields: ['字段', '名称', '类型', '必填', '规则', '出现位置'],
      filters: ['筛选', '名称', '参数'],
      actions: ['操作', '名称', '出现位置', '权限标识', '接口'],
      transitions: ['流转', '名称', '原状态', '新状态'],
      calls: ['接口', '方法与路径', '参数', '权限标识'],
      blocks: ['内容块', '标题', '类型', '显示内容', '权限标识'],
      measures: ['指标', '名称', '单位', '可累加', '计算公式', '其他接口名称'],
      related: ['标签页', '名称', '类型', '显示内容', '筛选条件 = 字段', '权限标识'],
    },
    report: '报表：参数变化时自动查询。',
    calculator: '计算器：提交表单后计算。',
    versions: '每个“%{of}”有一个当前版本，最多一个预约版本；预约版本自“%{effective}”起生效。',
    tab: '标签页',
    blocks: {
      figures: '指标卡',
      chart: '图表',
      table: '表格',
      list: '列表',
      tree: '树',
      sensitivity: '敏感性分析',
      own: '自定义组件',
    },
    always: '是',
    never: '否',
    sometimes: '视情况',
    unique: '不可重复',
    range: '起止',
    search: '快速搜索',
    withMenu: '随菜单授予',
    open: '无需权限',
    wire: '接口字段',
    stays: '不变',
    places: {
      list: '列表',
      filter: '筛选',
      search: '搜索',
      create: '新增',
      edit: '编辑',
      detail: '详情',
      import: '导入',
    },
    on: { row: '记录', bulk: '选中记录', page: '列表' },
    standard: { create: '新增', edit: '编辑', delete: '删除', export: '导出', import: '导入' },
    types: {
      address: '地址',
      boolean: '是否',
      codes: '多个选项',
      computed: '计算得出',
      coordinates: '坐标',
      country: '国家',
      currency: '币种',
      curve: '曲线',
      date: '日期',
      dateRange: '日期范围',
      dateTime: '日期时间',
      duration: '时长',
      enumeration: '选项',
      file: '文件',
      group: '分组',
      image: '图片',
      json: 'JSON',
      money: '金额',
      month: '月份',
      number: '数字',
      options: '服务端选项',
      password: '密码',
      percent: '百分比',
      period: '周期',
      quantity: '量值',
      reference: '引用',
      referenceMany: '多个引用',
      rows: '表格',
      serial: '服务端编号',
      slots: '时段数据表',
      tags: '标签',
      text: '文本',
      timeOfDay: '时刻',
      timeRanges: '时段',
      timeZone: '时区',
      treeReference: '树节点引用',
      year: '年份',
    },
  },
};

/** What a kind of block is called; one of its own has its own name. */
export const kindWord = ({ blocks }: DocWords, block: Block): string =>
  blockFacts(block).name ?? (blocks as Readonly<Record<string, string>>)[block.kind] ?? block.kind;

/** The words of a language; the English ones where there are none of its own. */
export const docWords = (locale: Locale): DocWords => spoken<DocWords>(WORDS, locale) ?? WORDS.en;
