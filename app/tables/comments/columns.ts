/** What a column in a table of comments can hold. */
export const ROLES = [
  "text",
  "likes",
  "replies",
  "publishedAt",
  "creator",
  "reply",
  "parent",
  "id",
  "author",
] as const;
export type Role = (typeof ROLES)[number];

/** Names of columns in exports of comments, in several languages; lower case, without spaces and marks. */
const NAMES: Record<Role, string> = {
  text: `commenttext textoriginal textdisplay comment text commentbody commentcontent comments content body message msg
    reviewtext review commenttextoriginal originaltext fulltext usercomment commentmessage
    commenttextdisplay commenttextoriginal userscomment     kommentar kommentartext kommentare inhalt nachricht comentario comentarios texto mensaje contenido commentaire
    commentaires texte contenu commento commenti testo comentário comentários conteúdo mensagem reactie reacties opmerking tekst
    kommentti kommentarer komentarz komentarze treść komentář комментарий комментарии текст коментар yorum yorumlar komentar
    bìnhluận bìnhluan コメント コメント本文 本文 评论 评论内容 評論 留言 内容 內容 댓글 댓글내용 내용 تعليق التعليق نص टिप्पणी ความคิดเห็น`,
  likes: `likes likecount like likescount commentlikes commentlikecount votes votecount upvotes upvotecount thumbsup numlikes nlikes
    gefälltmir megusta jaime curtidas mipiace beğeni лайки いいね 点赞 点赞数 좋아요`,
  replies: `replies replycount totalreplycount repliescount numreplies nreplies responses antworten respuestas réponses respostas risposte 回复数 返信数`,
  publishedAt: `timeparsed publishedat published publishdate date time timestamp datetime createdat created commentdate commentedat postedat posted updatedat
    commenttime commentpublishedat commentcreatetimestamp commentcreationtimestamp publishedtime publishedtimetext dateadded datum fecha datepublication data дата tarih 日付 日期 날짜`,
  creator: `iscreator bycreator isowner byowner ischannelowner authorischannelowner channelowner isuploader byuploader isauthor isop
    iscreatorreply creatorreply ownerreply creator uploader owner commentbycreator isvideoowner authorisuploader`,
  reply: `isreply reply type commenttype`,
  parent: `parentid parent parentcommentid parentcomment replyto replytoid inreplyto inreplytoid threadid thread toplevelcommentid`,
  id: `id commentid cid`,
  author: `author authordisplayname authorname username user name commenter handle channel channelname authorchannelid authorchannelurl
    commentauthor autor auteur autore yazar автор 作者 作成者 用户 작성자 authorid authorprofileimageurl`,
};

const ROLE_OF = new Map<string, { role: Role; rank: number }>();
for (const role of ROLES) {
  for (const name of NAMES[role].split(/\s+/)) {
    if (!ROLE_OF.has(name)) ROLE_OF.set(name, { role, rank: ROLE_OF.size });
  }
}

/**
 * What a column holds by its name; null for an unknown name. In names with dots, from API answers
 * ("snippet.topLevelComment.snippet.textDisplay"), the last part counts. The lower the rank, the plainer the name.
 */
export function columnRole(name: string): { role: Role; rank: number } | null {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize("NFC")
      .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
  const parts = name.split(/[./]/);
  const whole = ROLE_OF.get(plain(name));
  // "author.id" and "channel.name" are the writer's.
  const isAuthors = parts.slice(0, -1).some((part) => ROLE_OF.get(plain(part))?.role === "author");
  return whole ?? (isAuthors ? null : ROLE_OF.get(plain(parts.at(-1) ?? name))) ?? null;
}
