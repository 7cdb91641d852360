/*
 * How Chinese characters are read. Browsers know the order of dictionaries, which is that of the readings: the first
 * character of each reading is enough to tell the reading of all.
 */

/** The first character of each reading in the order of dictionaries, before it. */
const FIRST =
  '吖a哎ai安an肮ang凹ao丷ba挀bai扳ban邦bang勹bao卑bei奔ben伻beng屄bi边bian灬biao憋bie汃bin冫bing癶bo峬bu嚓ca偲cai参can仓cang撡cao冊ce' +
  '嵾cen曽ceng叉cha芆chai辿chan伥chang抄chao车che抻chen阷cheng吃chi充chong抽chou出chu揣chuai巛chuan刅chuang吹chui旾chun逴chuo呲ci' +
  '匆cong凑cou粗cu汆cuan崔cui邨cun搓cuo咑da呆dai丹dan当dang刀dao嘚de扥den灯deng氐di嗲dia敁dian刁diao爹die丁ding丟diu东dong吺dou厾du' +
  '耑duan垖dui吨dun多duo妸e奀en儿er发fa帆fan匚fang飞fei分fen丰feng仏fo紑fou夫fu旮ga侅gai甘gan冈gang皋gao戈ge根gen刯geng工gong勾gou估gu' +
  '瓜gua乖guai关guan光guang归gui丨gun呙guo哈ha咍hai佄han夯hang茠hao诃he黒hei拫hen亨heng叿hong齁hou乎hu花hua怀huai欢huan巟huang灰hui' +
  '昏hun吙huo丌ji加jia戋jian江jiang艽jiao阶jie巾jin坕jing冂jiong丩jiu凥ju姢juan噘jue军jun咔ka开kai刊kan忼kang尻kao匼ke肎ken劥keng' +
  '空kong抠kou扝ku夸kua蒯kuai宽kuan匡kuang亏kui坤kun扩kuo垃la来lai兰lan啷lang捞lao仂le勒lei崚leng哩li奁lian良liang撩liao毟lie拎lin' +
  '伶ling溜liu龙long瞜lou噜lu驴lv娈luan掠lve抡lun啰luo妈ma埋mai嫚man牤mang猫mao嚜mei椚men擝meng咪mi宀mian喵miao乜mie民min名ming谬miu' +
  '庅me尛mo哞mou毪mu拏na腉nai囡nan囔nang孬nao疒ne娞nei恁nen能neng妮ni拈nian娘niang鸟niao捏nie囜nin宁ning妞niu农nong羺nou奴nu女nv奻nuan' +
  '疟nve挪nuo喔o讴ou妑pa拍pai眅pan乓pang抛pao呸pei喷pen匉peng丕pi囨pian剽piao氕pie姘pin乒ping钋po剖pou仆pu七qi掐qia千qian呛qiang悄qiao' +
  '苆qie亲qin靑qing卭qiong丘qiu区qu奍quan炔que夋qun呥ran穣rang娆rao惹re人ren扔reng日ri戎rong厹rou邚ru堧ruan桵rui瞤run捼ruo仨sa' +
  '毢sai三san桒sang掻sao閪se森sen僧seng杀sha筛shai山shan伤shang弰shao奢she申shen升sheng尸shi収shou书shu刷shua衰shuai闩shuan' +
  '双shuang脽shui吮shun说shuo厶si忪song凁sou苏su狻suan夊sui孙sun唆suo他ta囼tai坍tan汤tang夲tao忑te熥teng剔ti天tian旫tiao帖tie厅ting' +
  '囲tong偷tou凸tu湍tuan推tui吞tun乇tuo屲wa歪wai弯wan尢wang危wei昷wen翁weng挝wo乌wu夕xi呷xia仙xian乡xiang灱xiao些xie心xin星xing' +
  '凶xiong休xiu吁xu吅xuan削xue坃xun丫ya恹yan央yang幺yao倻ye一yi囙yin应ying哟yo佣yong优you込yu囦yuan曰yue晕yun帀za災zai兂zan匨zang傮zao' +
  '则ze贼zei怎zen囎zeng扎zha夈zhai枬zhan张zhang佋zhao蜇zhe贞zhen凧zheng之zhi中zhong州zhou朱zhu抓zhua跩zhuai专zhuan妆zhuang隹zhui' +
  '宒zhun拙zhuo孜zi宗zong邹zou租zu钻zuan厜zui尊zun嘬zuo';

/** What common characters are read as besides, or in names of this trade. */
const OTHER =
  '重chong调tiao角jue长chang行hang校jiao给gei给ji模mu粘nian地di么me谁shei谁shui弹tan还hai都dou会kuai传zhuan单shan' +
  '厦xia差chai乐yue系ji参shen省xing朝chao降xiang仇qiu解xie卜bu翟zhai佛fo了le俩lia茄qie拓ta泊bo石dan藏zang曾zeng柏bo摸mo' +
  '率lv率shuai期qi数shu量liang载zai发fa万wan盛cheng尉yu种chong纪ji华hua应ying更geng';

const pairs = (text: string) =>
  [...text.matchAll(/(\P{ASCII})([a-z]+)/gu)].map(([, letter = '', read = '']) => [letter, read] as const);

const order = new Intl.Collator('zh-u-co-pinyin');
const firsts = pairs(FIRST);
const others = pairs(OTHER);
const known = new Map<string, readonly string[]>();

/** The last reading whose first character does not come after this one. */
function usual(letter: string): string | undefined {
  let [low, high] = [0, firsts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (order.compare(firsts[middle]?.[0] ?? '', letter) <= 0) low = middle + 1;
    else high = middle;
  }
  return firsts[low - 1]?.[1];
}

/**
 * How a Chinese character may be read, the usual way first; nothing for any other letter.
 *
 * @example readingsOf('重') // ['zhong', 'chong']
 */
export function readingsOf(letter: string): readonly string[] {
  if (!/\p{Script=Han}/u.test(letter)) return [];
  const besides = others.flatMap(([one, read]) => (one === letter ? [read] : []));
  const found = known.get(letter) ?? [...new Set([usual(letter) ?? [], besides].flat())];
  known.set(letter, found);
  return found;
}
