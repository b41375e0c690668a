import { resourceKeys, publicReaders, type FinderQuery } from '@elvora/catalogue/contract';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../support/testDatabases.ts';
import { seededApi } from '../support/seededApi.ts';

describe.each(databaseKinds)('the finder on %s', (kind) => {
  const { get } = seededApi(kind);
  const ask = async (query: Partial<FinderQuery>) => {
    const { status, body } = await get(resourceKeys.finder(query));
    expect(status).toBe(200);
    return publicReaders.finder(body);
  };
  it('x', async () => {
    for (const q of [{query:'brass gland m20 ip68 9-12 mm'},{query:'brass gland m20 ip69'},{category:'Cable Glands'},{query:'25a contactor'},{query:'EV-BG-M20'}, {category:'Cable Glands', look:'table' as const, sort:'cableDiameter', filters:[{key:'cableDiameter',value:'9..12'}]}]) {
      let t=performance.now();
      const a = await ask(q);
      console.log(JSON.stringify(q), performance.now()-t);
      t=performance.now();
      await ask({...q, units:['in']});
      console.log('second', performance.now()-t);
      console.log(JSON.stringify({...a, facets: a.facets.map(f=>({...f, buckets:f.buckets.length, values:f.values.slice(0,6)})), rowProducts: a.rowProducts.length, groups: a.groups.map(g=>({...g, products:g.products.map(p=>({...p, product:p.product.name, sizes:p.sizes.slice(0,2)}))})), others:a.others.map(p=>({...p, product:p.product.name, sizes: p.sizes.length}))}, null, 0).slice(0,6000));
    }
    for (const q of ['25a','evbg','gland 9mm','cable']) { const t=performance.now(); const {body}=await get(resourceKeys.suggestions(q)); console.log(q, performance.now()-t, JSON.stringify(body).replace(/"placeholder":"[^"]*"/g,'').slice(0,2500)); }
  });
});
