import { type EnquiryPage, keys, resources } from '@elvora/catalogue/contract';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { apiUrl } from '../data/api.ts';
import { useNow } from '../data/useNow.ts';
import { type Loaded, useResource } from '../data/useResource.ts';
import { hrefOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { EnquiriesView, type EnquiryListState } from './EnquiriesView.tsx';
import { enquiriesPerPage, enquiryFilter, readEnquiryList } from './enquiryList.ts';
import { OpenEnquiry } from './OpenEnquiry.tsx';

/** `/admin/enquiries` and, with one open, `/admin/enquiries/:id`. */
export function EnquiriesRoute() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const address = readEnquiryList(search);
  const { page = 1 } = address;
  const filter = enquiryFilter(address);
  const list = useResource(
    resources.enquiries({ ...filter, limit: enquiriesPerPage, offset: (page - 1) * enquiriesPerPage }),
  );
  const openId = id === undefined ? null : Number(id);
  const close = () => void navigate(paths.enquiries(address));
  return (
    <EnquiriesView
      address={address}
      counts={list.status === 'ready' ? list.data.counts : null}
      csvHref={apiUrl(keys.enquiriesCsv(filter))}
      detail={
        openId === null ? null : (
          <OpenEnquiry
            id={openId}
            key={openId}
            listHref={hrefOf(paths.enquiries(address))}
            onErased={close}
          />
        )
      }
      hrefOfEnquiry={(one) => hrefOf(paths.enquiry(one, address))}
      hrefOfPage={(number) => hrefOf(paths.enquiries({ ...address, page: number }))}
      list={listState(list)}
      now={now}
      onAddressChange={(next) => void navigate(paths.enquiries(next), { replace: true })}
      openId={openId}
    />
  );
}

function listState(list: Loaded<EnquiryPage>): EnquiryListState {
  switch (list.status) {
    case 'loading':
      return list;
    case 'failed':
      return {
        status: 'failed',
        message: list.error.text ?? texts.enquiries.loadFailed,
        onRetry: list.retry,
      };
    case 'ready':
      return { status: 'ready', items: list.data.items, total: list.data.total };
  }
}
